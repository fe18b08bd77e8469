import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useRecent } from './recent.ts'

/** Pages about one thing that people come back to, and how their headings begin once they know which. */
const things = [
  { path: /^\/quotes\/\d+$/, title: /^Quote \d/ },
  { path: /^\/qitem\/\d+/, title: /^Item \d/ },
] as const

/** Remembers a visit to a quote or an item under the heading of its page. */
export function useVisit(title: string): void {
  const { pathname } = useLocation()
  const { remember } = useRecent()
  const last = useRef('')
  useEffect(() => {
    const thing = things.find(({ path, title: heading }) => path.test(pathname) && heading.test(title))
    const to = pathname.split('/').slice(0, 3).join('/')
    if (thing === undefined || last.current === to) return
    last.current = to
    remember({ to, label: title, about: '' })
  }, [pathname, title, remember])
}
