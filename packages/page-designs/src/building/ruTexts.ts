import texts from './ru.json' with { type: 'json' };

export { texts };
