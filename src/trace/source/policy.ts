/** The policy of a page that loads nothing from elsewhere, for its head. `allowed` names what it may use. */
export function policyMeta(allowed: string): string {
  // The last two do not follow from the first.
  const policy = `default-src 'none'; ${allowed}; base-uri 'none'; form-action 'none'`;
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** The policy of a downloaded page, without hashes, because readers may change its scripts. */
export const policyToTakeHome = `<!-- This page loads and sends nothing. Remove the next line if your code has to. -->
${policyMeta("script-src 'unsafe-inline'; style-src 'unsafe-inline'")}`;
