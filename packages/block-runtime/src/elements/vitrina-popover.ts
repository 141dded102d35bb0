import { defineElement } from '../defineElement.ts';
import { PopoverElement } from '../PopoverElement.ts';

defineElement('vitrina-popover', PopoverElement);
