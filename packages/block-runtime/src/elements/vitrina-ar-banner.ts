import { ArBannerElement } from '../ArBannerElement.ts';
import { defineElement } from '../defineElement.ts';

defineElement('vitrina-ar-banner', ArBannerElement);
