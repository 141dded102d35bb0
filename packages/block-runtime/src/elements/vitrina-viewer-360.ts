import { defineElement } from '../defineElement.ts';
import { Viewer360Element } from '../Viewer360Element.ts';

defineElement('vitrina-viewer-360', Viewer360Element);
