import { defineElement } from '../defineElement.ts';
import { ScriptElement } from '../ScriptElement.ts';

defineElement('vitrina-script', ScriptElement);
