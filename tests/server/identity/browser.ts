interface Cookie {
  name: string
  value: string
  path: string
}

/** Just enough of a browser: keeps cookies by path, and follows redirects as long as they stay on one origin. */
export function createBrowser() {
  const cookies = new Map<string, Cookie>()

  function keep(header: string) {
    const [pair = '', ...attributes] = header.split(';').map(part => part.trim())
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const attribute = (wanted: string) =>
      attributes.find(one => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1)
    const path = attribute('path') ?? '/'
    const expires = attribute('expires')
    const key = `${path} ${name}`
    if (expires && Date.parse(expires) <= Date.now()) cookies.delete(key)
    else cookies.set(key, { name, value, path })
  }

  function cookieHeader(pathname: string): string {
    return [...cookies.values()]
      .filter(({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  async function send(address: string, init: RequestInit = {}): Promise<Page> {
    const url = new URL(address)
    const headers = new Headers(init.headers)
    headers.set('cookie', cookieHeader(url.pathname))
    if (!headers.has('accept')) headers.set('accept', 'text/html')
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const header of response.headers.getSetCookie()) keep(header)
    const location = response.headers.get('location')
    if (location === null) return pageOf(url, response, await response.text())
    const next = new URL(location, url)
    if (next.origin === url.origin) return send(next.href)
    return pageOf(next, response, '')
  }

  return {
    open: (address: string) => send(address),
    post: (address: string, fields: Record<string, string>) =>
      send(address, { method: 'POST', body: new URLSearchParams(fields) }),
    postJson: (address: string, body: Record<string, string>) =>
      send(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    cookies: (): readonly Readonly<Cookie>[] => [...cookies.values()],
    cookieNames: () => [...cookies.values()].map(({ name }) => name).sort(),
  }
}

export type Browser = ReturnType<typeof createBrowser>

/** Where the browser ended; `html` is empty when that is outside (the application). */
export interface Page {
  url: URL
  status: number
  headers: Headers
  html: string
  /** Absolute address of the first form. */
  action: string
}

function pageOf(url: URL, response: Response, html: string): Page {
  const action = /<form[^>]*action="([^"]*)"/.exec(html)?.[1]
  return {
    url,
    status: response.status,
    headers: response.headers,
    html,
    action: action === undefined ? '' : new URL(action, url).href,
  }
}
