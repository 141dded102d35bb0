// The labels of the products whose pages are filled from rows of facts.
import { display, hairline } from './labelParts.mjs';

/** Paper with the name of Ornelle, the product and a note in lines. */
const ornelle = ({ size, name, note, scale = 1, ground = '#f4efe9', ink = '#3b2a26' }) => ({
  size,
  css: `background:${ground};color:${ink};${display('Cormorant')}`,
  html: `<p style="font-size:${150 * scale}px;letter-spacing:.16em;margin-right:-.16em;font-weight:600">ORNELLE</p>
    <p style="font-size:${88 * scale}px;margin-top:.3em;line-height:1.1;font-weight:600">${name}</p>${hairline}
    <p style="font-size:${46 * scale}px;line-height:1.45;font-family:Commissioner">${note}</p>`,
});

/** Paper with the name of Listvyanka over a drawn landscape. */
const listvyanka = ({ kind, scene, name, note, ink = '#1f2d24' }) => ({
  size: [1500, 1900],
  css: `background:#efe8d8;color:${ink};${display('Playfair Display')}`,
  html: `<p style="font-size:220px;line-height:1">Listvyanka</p>
    <p style="font-size:48px;letter-spacing:.3em;margin-top:1.4em;font-family:Literata">${kind}</p>
    <svg width="1160" height="640" viewBox="0 0 290 160" style="margin:90px auto">${scene}</svg>
    <p style="font-size:110px;font-style:italic">${name}</p>
    <p style="font-size:52px;margin-top:.9em;font-family:Literata">${note}</p>`,
});

/** A valley with a low sun: three slopes, one before the other. */
const valley = `<path d="M0 0h290v160H0Z" fill="#b8862b"/><circle cx="206" cy="62" r="26" fill="#efe8d8"/>
  <path d="M0 62c60 26 92 58 145 62s96-40 145-66v102H0Z" fill="#5f7a57"/>
  <path d="M0 100c70 8 110 30 160 34s90-20 130-30v56H0Z" fill="#1f2d24"/>`;

/** Dusk over a lake: the sun half behind a ridge, and its stripes in the water. */
const dusk = `<path d="M0 0h290v160H0Z" fill="#6b4047"/><circle cx="145" cy="92" r="44" fill="#d8a24a"/>
  <path d="M0 92 50 70l34 16 40-10 46 16 50-24 70 24v6H0Z" fill="#2a2024"/><path d="M0 98h290v62H0Z" fill="#3d2a31"/>
  <path d="M104 112h82M116 124h58M127 136h36M137 148h16" stroke="#d8a24a" stroke-width="4" stroke-linecap="round"/>`;

const petal = (x, y, r) =>
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<ellipse cx="${x}" cy="${y - r}" rx="${r * 0.62}" ry="${r}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('');

/** Three stems of fireweed: flowers that grow smaller toward the tip. */
const fireweed = `<path d="M0 0h290v160H0Z" fill="#dfe0cb"/><g stroke="#41603f" stroke-width="3" fill="none"><path d="M92 160V36M145 160V14M198 160V44"/></g>
  <g fill="#a3416f">${[92, 145, 198]
    .flatMap((x, stem) =>
      [0, 1, 2, 3, 4].map((k) =>
        petal(x + (k % 2 ? 9 : -9), 112 - k * 19 - (stem === 1 ? 14 : 0), 9.5 - k * 1.4),
      ),
    )
    .join('')}</g>
  <g fill="#41603f"><path d="M92 150q-26-4-34-24 28 0 34 24M145 152q28-4 36-26-30 2-36 26M198 150q24-6 30-26-26 4-30 26"/></g>`;

/** A ridge of three peaks, the one of the morning roast. */
const ridge = `<path d="M0 0h290v160H0Z" fill="#b8862b"/><path d="M0 128 70 56l30 28 52-66 58 70 24-18 56 52v38H0Z" fill="#1f2d24"/>`;

export const rangeLabels = {
  'ornelle-soap': ornelle({
    size: [900, 1100],
    name: 'clay soap',
    note: 'white clay 6 %<br>100 g',
    scale: 0.86,
  }),
  'ornelle-towels': ornelle({
    size: [900, 640],
    name: 'three towels',
    note: 'linen &amp; cotton',
    scale: 0.86,
  }),
  'ornelle-oil': ornelle({
    size: [1400, 1500],
    name: 'cleansing oil',
    note: 'rice · jojoba<br>sunflower · plum<br>150 ml',
    scale: 1.12,
  }),
  'ornelle-toner': ornelle({
    size: [1400, 1500],
    name: 'mist toner',
    note: 'raspberry leaf<br>lactic acid 1 %<br>200 ml',
    scale: 1.12,
    ground: 'transparent',
  }),
  'ornelle-body': ornelle({
    size: [1000, 1400],
    name: 'body oil',
    note: 'plum · rice · cedar<br>100 ml',
    scale: 0.96,
  }),
  'ornelle-balm': ornelle({
    size: [1000, 1000],
    name: 'lip balm',
    note: 'raspberry<br>10 g',
    scale: 0.92,
    ground: '#a85c44',
    ink: '#f7ece2',
  }),
  'listvyanka-valley': listvyanka({
    kind: 'WHOLE BEAN COFFEE',
    scene: valley,
    name: 'Valley',
    note: 'jasmine, lemon, black tea · 250 g',
  }),
  'listvyanka-dusk': listvyanka({
    kind: 'DECAF COFFEE',
    scene: dusk,
    name: 'Dusk',
    note: 'cocoa, date, walnut · 250 g',
    ink: '#3d2a31',
  }),
  'listvyanka-fireweed': listvyanka({
    kind: 'FIREWEED TEA',
    scene: fireweed,
    name: 'Of the clearing',
    note: 'pear, honey, baked crust · 80 g',
  }),
  'listvyanka-drips': listvyanka({ kind: 'DRIP BAGS', scene: ridge, name: 'Ridge', note: 'ten × 11 g' }),
  'korva-counter': {
    size: [900, 360],
    css: `background:transparent;color:#000;${display('Onest')}`,
    html: '<p style="font-size:210px;font-weight:300;letter-spacing:.02em">1284</p><p style="font-size:66px">cups</p>',
  },
  'korva-dose': {
    size: [600, 300],
    css: `background:transparent;color:#000;${display('Onest')}`,
    html: '<p style="font-size:200px;font-weight:300;letter-spacing:.02em">18 g</p>',
  },
  'korva-level': {
    size: [600, 200],
    css: `background:transparent;color:#000;${display('Onest')}`,
    html: '<p style="font-size:90px;font-weight:500;border-top:10px solid;padding-top:.25em">150 ml</p>',
  },
};
