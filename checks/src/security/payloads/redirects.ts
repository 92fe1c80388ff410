/** A host that is not the site's; in any case, a redirect there is one too many. */
const EVIL = 'evil.invalid';

/** Ways to write another host so that a careless check takes it for this site's. */
const addresses: readonly string[] = [
  `https://${EVIL}`,
  `http://${EVIL}`,
  `HTTPS://${EVIL}`,
  `//${EVIL}`,
  `///${EVIL}`,
  `////${EVIL}`,
  `/\\${EVIL}`,
  `\\/${EVIL}`,
  `\\\\${EVIL}`,
  `/\\/${EVIL}`,
  `/\t/${EVIL}`,
  `/\n/${EVIL}`,
  `/\r/${EVIL}`,
  `\t//${EVIL}`,
  ` //${EVIL}`,
  `\u0000//${EVIL}`,
  `https:${EVIL}`,
  `https:/${EVIL}`,
  `https:\\\\${EVIL}`,
  `ht\ntps://${EVIL}`,
  `https://localhost@${EVIL}`,
  `https://localhost:80@${EVIL}`,
  `https://localhost%40${EVIL}`,
  `https://localhost.${EVIL}`,
  `https://${EVIL}#localhost`,
  `https://${EVIL}?localhost`,
  `https://${EVIL}\\@localhost`,
  `//localhost@${EVIL}`,
  `//${EVIL}%2f..`,
  `/%2f/${EVIL}`,
  `/%5c${EVIL}`,
  `/.//${EVIL}`,
  `/..//${EVIL}`,
  `/a/..//${EVIL}`,
  `.${EVIL}`,
  `@${EVIL}`,
  `/@${EVIL}`,
  `//${EVIL}\u3002invalid`,
  `//\u24d4vil.invalid`,
  `/\u2215/${EVIL}`,
  `/\u00ad/${EVIL}`,
  `javascript:location='//${EVIL}'`,
  `JaVaScRiPt:alert(1)`,
  `java\nscript:alert(1)`,
  `data:text/html,<script>location='//${EVIL}'</script>`,
  `vbscript:msgbox(1)`,
  `blob:https://${EVIL}/1`,
  `ftp://${EVIL}`,
  `file:///etc/passwd`,
  `view-source:https://${EVIL}`,
  `/\r\nLocation: https://${EVIL}`,
  `/\r\nSet-Cookie: pwned=1`,
  `/%0d%0aSet-Cookie:%20pwned=1`,
];

/** Endings, for checks that look at the end or at a part alone. */
const endings: readonly string[] = ['', '/', '/comics/', '/?next=/', '?a=http://localhost/'];

/** More than 200 addresses that lead, or seem to lead, away from the site. */
export const redirectPayloads: readonly string[] = addresses.flatMap((address) =>
  endings.map((ending) => address + ending),
);
