import en from './en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

/** Messages of editor-core by language. */
export const messages: { readonly en: typeof en; readonly ru: Record<keyof typeof en, string> } = { en, ru };

/** Single languages, for apps that load only one. */
export { en, ru };
