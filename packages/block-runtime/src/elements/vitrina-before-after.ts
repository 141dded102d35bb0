import { BeforeAfterElement } from '../BeforeAfterElement.ts';
import { defineElement } from '../defineElement.ts';

defineElement('vitrina-before-after', BeforeAfterElement);
