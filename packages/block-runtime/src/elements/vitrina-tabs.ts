import { defineElement } from '../defineElement.ts';
import { TabsElement } from '../TabsElement.ts';

defineElement('vitrina-tabs', TabsElement);
