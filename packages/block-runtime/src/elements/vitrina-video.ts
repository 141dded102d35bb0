import { defineElement } from '../defineElement.ts';
import { VideoElement } from '../VideoElement.ts';

defineElement('vitrina-video', VideoElement);
