/** Parses `from=to` pairs. */
const pairsOf = (pairs: string) =>
  new Map(pairs.split(' ').map((pair) => pair.split('=') as [string, string]));

/** Russian letters in the Latin letters in which brands and products are usually written. */
const latin = pairsOf(
  'а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=ch ' +
    'ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya',
);

const russian = pairsOf(
  'shch=щ sch=щ zh=ж kh=х ts=ц ch=ч sh=ш yu=ю ya=я yo=ё a=а b=б c=к d=д e=е f=ф g=г h=х i=и j=й k=к l=л ' +
    'm=м n=н o=о p=п q=к r=р s=с t=т u=у v=в w=в x=кс y=ы z=з',
);

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const toLatin = (text: string) => text.replace(/[а-яё]/g, (letter) => latin.get(letter) ?? letter);

const toRussian = (text: string) =>
  text
    .replace(/(?<=[aeiou])y(?![aou])/g, 'й')
    .replace(/shch|sch|zh|kh|ts|ch|sh|y[uao]|[a-z]/g, (letters) => russian.get(letters) ?? letters);

/** Returns a text as if it had been typed with the keyboard switched to the other alphabet. */
function toOtherKeys(text: string): string {
  const isRussian = /[а-яё]/.test(text);
  const [from, to] = isRussian ? [russianKeys, latinKeys] : [latinKeys, russianKeys];
  return text.replace(/./gu, (key) => to[from.indexOf(key)] ?? key);
}

/** Shorter texts are found only as they are: in another alphabet they would be part of anything. */
const minLength = 3;

/**
 * Returns the spellings to search a text by: as it is, in the letters of the other alphabet (`korva`, `корва`), and as
 * typed with the wrong keyboard (`rjhdf`). Spellings other than the first are in lower case.
 */
export function spellingsOf(text: string): readonly string[] {
  if (text.length < minLength) return [text];
  const lower = text.toLowerCase();
  const others = [toLatin(lower), toRussian(lower), toOtherKeys(lower)];
  return [text, ...new Set(others.filter((other) => other !== lower && other.trim() !== ''))];
}
