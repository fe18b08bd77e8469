import type { WireRequest } from '#contract/client'
import { Failure } from '../dataProvider/failure.ts'
import type { Credentials, Http } from '../dataProvider/http.ts'
import { viewAsKey } from './viewedAs.ts'

/** Shows the product in this window as somebody else sees it. */
export function startViewAs(login: string): void {
  window.sessionStorage.setItem(viewAsKey, login)
  window.location.assign('/')
}

/** Forgets it, as when the session ends. */
export const forgetViewAs = (): void => window.sessionStorage.removeItem(viewAsKey)

/** Back to one's own. */
export function stopViewAs(): void {
  forgetViewAs()
  window.location.assign('/admin/users')
}

/** The same credentials, asking to be shown what `login` sees; the server decides whether they may. */
export const seeingAs = (credentials: Credentials, login: string): Credentials => ({
  headers: async () => ({ ...(await credentials.headers()), 'x-view-as': login }),
  renew: refused => credentials.renew(refused),
})

/** Calls that read, and no others: what would change something is refused before it is sent. */
export const readingOnly =
  (http: Http, login: string): Http =>
  (request: WireRequest, options) =>
    request.method === 'GET'
      ? http(request, options)
      : Promise.reject(
          new Failure({
            message: `You see the product as ${login} does: nothing can be changed.`,
            status: 403,
            code: 'not-allowed',
          }),
        )
