import { mark, page } from './page.ts'

/**
 * Confirms a sign-out by itself; without scripts there is a button. `form` is the library's own, with its token
 * against forged requests, and has the id `op.logoutForm`.
 */
export function signOutPage({ form, nonce }: { form: string; nonce: string }): string {
  const body = `<main class="narrow"><div class="sheet">
<header>${mark}<h1>Signing out of Boxwright</h1></header>
${form}
<button class="main-button" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
</div></main>`
  const script = `document.querySelector('button[name=logout]').click()`
  return page({ title: 'Sign out', body, nonce, script })
}
