import { guideKey, guides } from '#domain/demonstration'
import { escapeXml } from '#domain/markup'
import { type DemonstrationPerson, demonstrationPassword } from '../demonstrationPeople.ts'
import { mark, page } from './page.ts'

export interface SignInPage {
  /** Where the forms are posted to. */
  action: string
  people: readonly DemonstrationPerson[]
  /** What stands in the login field: as typed before, or as the application hints. */
  login: string
  /** Why the last attempt did not work. */
  message?: string | undefined
  nonce: string
}

/** The sign-in page: a form with `login` and `password`, and everybody of the demonstration one click away. */
export function signInPage(view: SignInPage): string {
  const body = `<main>
<header>${mark}<div>
<h1>Sign in to Boxwright</h1>
<p class="quiet">This is the development identity provider: it knows the demonstration people only.</p>
</div></header>
<div class="columns">
${signInForm(view)}
${view.people.length === 0 ? '' : peopleForm(view)}
</div>
</main>`
  const script = view.people.length === 0 ? {} : { script: keepGuide }
  return page({ title: 'Sign in', body, nonce: view.nonce, ...script })
}

function signInForm({ action, login, message }: SignInPage): string {
  const wrong = message ? ' aria-invalid="true" aria-describedby="message"' : ''
  const focus = (here: boolean) => (here ? ' autofocus' : '')
  return `<form class="sheet fields" method="post" action="${escapeXml(action)}">
${message ? `<p class="bad" id="message" role="alert">${escapeXml(message)}</p>` : ''}
<div class="field"><label for="login">Login</label>
<input id="login" name="login" type="text" value="${escapeXml(login)}" maxlength="200" required
 autocomplete="username" autocapitalize="none" spellcheck="false"${wrong}${focus(login === '')}></div>
<div class="field"><label for="password">Password</label>
<input id="password" name="password" type="password" maxlength="200" required
 autocomplete="current-password"${wrong}${focus(login !== '')}></div>
<button class="main-button" type="submit">Sign in</button>
</form>`
}

function peopleForm({ action, people }: SignInPage): string {
  return `<form method="post" action="${escapeXml(action)}" aria-labelledby="people">
<div class="people-head">
<h2 id="people">Or be one of the demonstration people</h2>
<p class="quiet">One click is enough. The password of each of them is <code>${demonstrationPassword}</code>.</p>
</div>
${guideButtons(people)}
<ul class="people">
${people.map(personButton).join('\n')}
</ul>
</form>`
}

/** What the button that was pressed starts is found again by the application, after the sign-in. */
const keepGuide = `for(const button of document.querySelectorAll('[data-guide]'))button.addEventListener('click',()=>{
try{localStorage.setItem('${guideKey}',JSON.stringify({guide:button.dataset.guide,step:0,isOpen:true}))}catch{}})`

/** The guided demonstrations, each begun as the person who gives it. */
function guideButtons(people: readonly DemonstrationPerson[]): string {
  const offered = guides.filter(({ login }) => people.some(person => person.login === login))
  if (offered.length === 0) return ''
  const buttons = offered.map(
    ({ code, name, login }) =>
      `<button class="guide" type="submit" name="person" value="${login}" data-guide="${code}">${name}</button>`,
  )
  return `<p class="guides"><span id="guides">New here? Be shown around in four steps, as:</span>
${buttons.join('\n')}</p>`
}

function personButton({ login, name, roles, about }: DemonstrationPerson): string {
  const chips = roles.map(role => `<span>${escapeXml(role)}</span>`).join(' ')
  return `<li><button class="person" type="submit" name="person" value="${escapeXml(login)}">
<span class="who"><strong>${escapeXml(name)}</strong> <span>${escapeXml(login)}</span></span>
${chips ? `<span class="roles">${chips}</span>` : ''}
${about ? `<span class="about">${escapeXml(about)}</span>` : ''}
</button></li>`
}
