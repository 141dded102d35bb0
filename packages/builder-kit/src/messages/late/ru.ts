import type en from './en.json';
import ru from './ru.json' with { type: 'json' };

export const texts: Record<keyof typeof en, string> = ru;
