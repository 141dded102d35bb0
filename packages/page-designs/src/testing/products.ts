import type { ProductContent } from '../building/productContent.ts';

/** A product of which everything is known. */
export const fullProduct: ProductContent = {
  name: 'Kettle <K-1> & Co',
  brand: 'Acme',
  description: 'It boils a liter in two minutes. The handle stays cool, and the lid opens with one hand.',
  benefits: ['Quiet: 48 dB at one meter', 'Keeps warm for an hour', 'One liter — in two minutes'],
  steps: ['Fill it up to the line', 'Press once: it stops by itself'],
  specifications: [
    { name: 'Weight', value: '1.1 kg' },
    { name: 'Power', value: '2,200 W' },
    { name: 'Capacity', value: '1.7 l' },
    { name: 'Material', value: 'Brushed steel' },
  ],
  images: ['/files/1.jpg', '/files/2.jpg', '/files/3.jpg', '/files/4.jpg', '/files/5.jpg'],
};
