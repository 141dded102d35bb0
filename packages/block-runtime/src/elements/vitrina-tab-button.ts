import { defineElement } from '../defineElement.ts';
import { TabButtonElement } from '../TabButtonElement.ts';

defineElement('vitrina-tab-button', TabButtonElement);
