/** Scripts and titles of the walls that shops set up against robots. */
const signs = [
  /challenges\.cloudflare\.com|cdn-cgi\/challenge-platform|cf-chl-/i,
  /captcha-delivery\.com|px-captcha|perimeterx|_Incapsula_Resource|ddos-guard/i,
  /smartcaptcha|hcaptcha\.com\/1\/api|recaptcha\/(?:api|enterprise)\.js/i,
  /<title>[^<]*(?:just a moment|attention required|are you (?:a |not a )?(?:human|robot)|captcha|bot check)/i,
  /<title>[^<]*(?:вы не робот|проверка браузера|подтвердите, что)/i,
];

/** Checks for signs of a wall against robots. Sound pages can have some too, such as a captcha in a form. */
export function isBotWall(html: string): boolean {
  return signs.some((sign) => sign.test(html));
}
