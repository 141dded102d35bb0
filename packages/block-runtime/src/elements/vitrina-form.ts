import { defineElement } from '../defineElement.ts';
import { FormElement } from '../FormElement.ts';

defineElement('vitrina-form', FormElement);
