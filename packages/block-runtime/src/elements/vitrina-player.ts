import { defineElement } from '../defineElement.ts';
import { PlayerElement } from '../PlayerElement.ts';

defineElement('vitrina-player', PlayerElement);
