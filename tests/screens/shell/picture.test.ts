// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { fateOf, type Picture, pictureKey, type Spot } from '../../../src/lastSeen/picture/picture.ts'
import { drawShape, type Shape, shapesOf } from '../../../src/lastSeen/picture/shape.ts'
import { showPicture } from '../../../src/lastSeen/picture/showPicture.ts'

const now = Date.UTC(2026, 10, 23)
const day = 24 * 3_600_000
const session = 'oidc.user:https://id.example:boxwright'

const picture: Picture = {
  ...{ subject: 'designer', session, build: 'one', address: '/worklist/DESIGN', look: '1440', at: now - day },
  ...{ styles: '', page: [['h1', {}, 'Structural Design']] },
}

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

  it.each<[string, Partial<Spot>]>([
    ['another address', { address: '/worklist/PRICING' }],
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

  it('is nothing that leads somewhere, does something, is hidden or is said for the moment', () => {
    expect(
      shapes(
        '<a href="/x" onclick="y()">z</a><script>1</script><iframe></iframe><i hidden>2</i><p role="status">3</p>',
      ),
    ).toEqual([
      ['a', {}, 'z'],
      ['p', {}],
    ])
  })

  it('is drawn with words as words, and with nothing else than it may have', () => {
    const place = document.createElement('div')
    const written = [
      ['td', { class: 'a', onclick: 'x()', href: '/y' }, '<img src=x onerror=z()>'],
      ['script', {}, 'w()'],
      ['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0' }]],
    ] as const
    place.append(...written.map(drawShape))
    expect(place.innerHTML).toBe(
      '<td class="a">&lt;img src=x onerror=z()&gt;</td><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
    )
  })
})

describe('the start page', () => {
  afterEach(() => {
    document.body.innerHTML = ''
    window.localStorage.clear()
  })

  /** Opens the start page where a picture of a person is kept, and somebody is signed in. */
  function open(sub: string) {
    document.body.innerHTML = '<div id="root"></div>'
    window.localStorage.setItem(pictureKey, JSON.stringify(picture))
    const root = document.querySelector('#root') as Element
    showPicture(root, { ...spot, storage: signedIn(sub) })
    return { root, isShown: () => document.querySelector('#picture') !== null }
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

  it('shows nothing of somebody else, and keeps it no longer', () => {
    expect(open('pricing').isShown()).toBe(false)
    expect(window.localStorage.getItem(pictureKey)).toBeNull()
  })
})
