import { want } from './wanted.ts'

/** How links of a picture look that can be pressed, and that were. A rule of the page itself about them goes before. */
export const signs = `
:where(a[href]){pointer-events:auto}
a:focus-visible{outline:2px solid!important;outline-offset:1px}
a[aria-busy]{cursor:progress;background:color-mix(in srgb,currentColor 20%,transparent)!important}
[role=progressbar]{position:fixed;inset:0 0 auto;height:3px;background:linear-gradient(90deg,transparent,currentColor,transparent)}
@media (prefers-reduced-motion:no-preference){[role=progressbar]{animation:on-its-way 1s linear infinite}}
@keyframes on-its-way{from{transform:translateX(-100%)}to{transform:translateX(100%)}}
`
/** Hears what is pressed in a picture, shows that it was heard, and leaves word of it. */
export function hearLinks(frame: HTMLElement, shadow: ShadowRoot): void {
  let pressed: Element | null = null
  const bar = document.createElement('div')
  bar.setAttribute('role', 'progressbar')
  bar.setAttribute('aria-label', 'Loading')
  shadow.addEventListener('click', event => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
    const link = (target as Element).closest('a[href]')
    // With a key held it opens a window or is stored, which needs nothing of the application here.
    if (link === null || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    pressed?.removeAttribute('aria-busy')
    link.setAttribute('aria-busy', 'true')
    pressed = link
    shadow.append(bar)
    want(frame, link.getAttribute('href') ?? '')
  })
}
