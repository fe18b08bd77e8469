// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fateOf, type Picture, pictureKeys, type Spot } from '../../../src/lastSeen/picture/picture.ts'
import { drawShape, type Shape, shapesOf } from '../../../src/lastSeen/picture/shape.ts'
import { showPicture } from '../../../src/lastSeen/picture/showPicture.ts'
import { openedAt, openWanted, wanted } from '../../../src/lastSeen/picture/wanted.ts'

const now = Date.UTC(2026, 10, 23)
const day = 24 * 3_600_000
const session = 'oidc.user:https://id.example:boxwright'

const picture: Picture = {
  ...{ subject: 'designer', session, build: 'one', address: '/worklist/DESIGN', look: '1440', at: now - day },
  ...{ isHome: false, styles: '', page: [['h1', {}, 'Structural Design']] },
}

/** The page that `/` leads to. */
const home: Picture = { ...picture, address: '/assignedtome', isHome: true, page: [['h1', {}, 'Assigned']] }

/** A browser in which a person is signed in. */
const signedIn = (sub: string, rest: object = { refresh_token: 'there is one' }): Spot['storage'] => ({
  getItem: key => (key === session ? JSON.stringify({ access_token: 'a', profile: { sub }, ...rest }) : null),
})

const spot: Spot = {
  ...{ build: 'one', address: '/worklist/DESIGN', look: '1440', now, isViewedAs: false },
  storage: signedIn('designer'),
}

describe('the picture of the worklist seen last', () => {
  it('is shown to its person at its address', () => {
    expect(fateOf(picture, spot)).toBe('show')
  })

  it('is shown at the start page when that leads there', () => {
    expect(fateOf(home, { ...spot, address: '/' })).toBe('show')
    expect(fateOf(home, { ...spot, address: '/assignedtome' })).toBe('show')
  })

  it.each<[string, Partial<Spot>]>([
    ['another address', { address: '/worklist/PRICING' }],
    ['the start page, which leads elsewhere', { address: '/' }],
    ['a window of another size, or in other colours', { look: '390' }],
    ['a window that shows the product as somebody else', { isViewedAs: true }],
  ])('is left for later in %s', (_, change) => {
    expect(fateOf(picture, { ...spot, ...change })).toBe('leave')
  })

  it.each<[string, Partial<Spot>]>([
    ['another person is signed in', { storage: signedIn('pricing') }],
    ['nobody is', { storage: { getItem: () => null } }],
    ['the session has run out', { storage: signedIn('designer', { expires_at: now / 1000 - 1 }) }],
    ['another build runs', { build: 'two' }],
    ['it is a week old', { now: now + 7 * day }],
  ])('is forgotten where %s', (_, change) => {
    expect(fateOf(picture, { ...spot, ...change })).toBe('forget')
  })
})

describe('what a picture is made of', () => {
  const shapes = (html: string): Shape[] => {
    const place = document.createElement('div')
    place.innerHTML = html
    return shapesOf(place.childNodes, element => element.hasAttribute('hidden'))
  }

  it('is elements with what decides how they look, and words', () => {
    expect(
      shapes('<p class="a" id="b" title="c" role="note" data-row="7" data-right="">1 <b>2</b></p>'),
    ).toEqual([['p', { class: 'a', 'data-right': '' }, '1 ', ['b', {}, '2']]])
  })

  it('is nothing that does something, is hidden or is said for the moment', () => {
    expect(
      shapes(
        '<a onclick="y()">z</a><script>1</script><iframe></iframe><i hidden>2</i><p role="status">3</p>',
      ),
    ).toEqual([
      ['a', {}, 'z'],
      ['p', {}],
    ])
  })

  it('leads to pages of the product, as far as its links do', () => {
    expect(shapes('<a href="/qitem/7?tab=1">7</a>')).toEqual([['a', { href: '/qitem/7?tab=1' }, '7']])
  })

  it.each([
    ['to another site', '<a href="https://x.example/">7</a>'],
    ['to another site in short', '<a href="//x.example/">7</a>'],
    ['to another site, spelled as few would', '<a href="/\\x.example/">7</a>'],
    ['to another site, by what browsers leave out', '<a href="/&#9;/x.example/">7</a>'],
    ['to a script', '<a href="javascript:x()">7</a>'],
    ['into a window of its own', '<a href="/x" target="_blank">7</a>'],
    ['to a file', '<a href="/x" download="">7</a>'],
  ])('leads nowhere by a link %s', (_, link) => {
    expect(shapes(link)).toEqual([['a', {}, '7']])
  })

  it('leads nowhere by a link to the page itself, or one that is out of use', () => {
    expect(shapes('<a href="/x" aria-current="page">7</a><a href="/x" aria-disabled="true">8</a>')).toEqual([
      ['a', { 'aria-current': 'page' }, '7'],
      ['a', { 'aria-disabled': 'true' }, '8'],
    ])
  })

  it('is drawn with words as words, and with nothing else than it may have', () => {
    const place = document.createElement('div')
    const written = [
      ['td', { class: 'a', onclick: 'x()', href: '/y' }, '<img src=x onerror=z()>'],
      ['a', { href: 'javascript:x()' }],
      ['a', { href: '/y' }],
      ['script', {}, 'w()'],
      ['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0' }]],
    ] as const
    place.append(...written.map(drawShape))
    expect(place.innerHTML).toBe(
      '<td class="a">&lt;img src=x onerror=z()&gt;</td><a></a><a href="/y"></a><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
    )
  })
})

describe('the start page', () => {
  const attachShadow = Element.prototype.attachShadow

  beforeEach(() => {
    // What stands in a closed shadow is nobody's to find.
    vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function open(this: Element, init) {
      return attachShadow.call(this, { ...init, mode: 'open' })
    })
  })

  afterEach(() => {
    vi.restoreAllMocks()
    document.body.innerHTML = ''
    window.localStorage.clear()
  })

  /** Opens the start page where pictures are kept, and somebody is signed in. */
  function open(sub: string, address = picture.address, kept: readonly Picture[] = [picture]) {
    document.body.innerHTML = '<div id="root"></div>'
    for (const one of kept)
      window.localStorage.setItem(pictureKeys[one.isHome ? 'home' : 'last'], JSON.stringify(one))
    const root = document.querySelector('#root') as Element
    showPicture(root, { ...spot, address, storage: signedIn(sub) })
    const shown = () => document.querySelector('#picture')
    return { root, isShown: () => shown() !== null, shown: () => shown()?.shadowRoot as ShadowRoot }
  }

  it('shows it until the application has filled the page with more than stand-ins', async () => {
    const { root, isShown } = open('designer')
    expect(isShown()).toBe(true)
    root.innerHTML = '<h1>Structural Design</h1><p data-stand-in></p>'
    await Promise.resolve()
    expect(isShown()).toBe(true)
    root.innerHTML = '<h1>Structural Design</h1><p>100044-1</p>'
    await expect.poll(isShown).toBe(false)
  })

  it.each([
    ['/', 'Assigned'],
    ['/assignedtome', 'Assigned'],
    ['/worklist/DESIGN', 'Structural Design'],
  ])('shows at %s the worklist that it leads to', (address, heading) => {
    const { shown } = open('designer', address, [picture, home])
    expect(shown().textContent).toBe(heading)
  })

  it('shows nothing of somebody else, and keeps it no longer', () => {
    expect(open('pricing', '/', [picture, home]).isShown()).toBe(false)
    expect(window.localStorage.length).toBe(0)
  })

  describe('while a picture stands on it', () => {
    const page: Picture['page'] = [
      ['nav', {}, ['a', { href: '/worklist/PRICING' }, 'Pricing']],
      ['td', {}, ['a', { href: '/qitem/7' }, ['b', {}, '100044-1']], ['button', {}, 'Accept'], ['input', {}]],
    ]
    const openPage = () => {
      const { root, shown, isShown } = open('designer', picture.address, [{ ...picture, page }])
      const link = (words: string) =>
        [...shown().querySelectorAll('a')].find(({ textContent }) => textContent === words) as HTMLElement
      return { root, shown, isShown, link }
    }
    const click = (on: Element, how: MouseEventInit = {}) =>
      on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...how }))

    it('lets nothing of it be pressed but links', () => {
      const { shown } = openPage()
      const inert = [...shown().querySelectorAll('[inert]')].map(({ localName }) => localName)
      expect(inert).toEqual(['button', 'input'])
    })

    it('hears a click on a link and shows that, the last one where there are several', () => {
      const { link, shown } = openPage()
      expect(wanted()).toBeUndefined()
      expect(click(link('Pricing'))).toBe(false)
      expect(wanted()).toBe('/worklist/PRICING')
      click(link('100044-1').firstElementChild as Element)
      expect(wanted()).toBe('/qitem/7')
      const busy = [...shown().querySelectorAll('[aria-busy]')].map(({ textContent }) => textContent)
      expect(busy).toEqual(['100044-1'])
      expect(shown().querySelectorAll('[role="progressbar"]')).toHaveLength(1)
    })

    it('leaves to the browser what opens a window', () => {
      const { link, shown } = openPage()
      expect(click(link('100044-1'), { ctrlKey: true })).toBe(true)
      expect(click(link('100044-1'), { shiftKey: true })).toBe(true)
      expect(wanted()).toBeUndefined()
      expect(shown().querySelector('[aria-busy]')).toBeNull()
    })

    it('has the application open what was pressed before it was there, and what is pressed from then on', () => {
      const { link } = openPage()
      const opened: string[] = []
      expect(openedAt()).toBe(window.location.pathname)
      click(link('Pricing'))
      expect(openedAt()).toBe('/worklist/PRICING')
      openWanted(address => opened.push(address))
      expect(opened).toEqual(['/worklist/PRICING'])
      click(link('100044-1'))
      expect(opened).toEqual(['/worklist/PRICING', '/qitem/7'])
    })

    it('gives the focus to the same link of the application', async () => {
      const { root, link, isShown } = openPage()
      link('100044-1').focus()
      root.innerHTML = '<a href="/worklist/PRICING">Pricing</a><a href="/qitem/7" id="same">100044-1</a>'
      await expect.poll(isShown).toBe(false)
      expect(document.activeElement?.id).toBe('same')
    })
  })
})
