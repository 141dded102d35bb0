import texts from './ar.json' with { type: 'json' };

export { texts };
