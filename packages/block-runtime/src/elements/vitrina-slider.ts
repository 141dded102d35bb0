import { defineElement } from '../defineElement.ts';
import { SliderElement } from '../SliderElement.ts';

defineElement('vitrina-slider', SliderElement);
