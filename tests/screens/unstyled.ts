import { createRequire } from 'node:module'
import type { ElementType, ReactElement, Ref } from 'react'

const require = createRequire(import.meta.url)

type Forwards = (prop: string) => boolean
type Props = Readonly<Record<string, unknown>>

/** What Emotion keeps on a component that it made, by which the next one is made of it. */
interface Made {
  __emotion_real?: unknown
  __emotion_base?: ElementType
  __emotion_forwardProp?: Forwards | undefined
}

interface Options {
  readonly target?: string
  readonly shouldForwardProp?: Forwards
}

const both = (one: Forwards | undefined, other: Forwards | undefined): Forwards | undefined =>
  one === undefined || other === undefined ? (other ?? one) : prop => one(prop) && other(prop)

const joined = (...names: unknown[]): string | undefined =>
  names.filter(name => typeof name === 'string' && name !== '').join(' ') || undefined

/**
 * Emotion's `styled` without the styles: the same elements with the same properties and names, and nothing worked out
 * that only a style sheet would hold. React is read when it is called: which one it is has to be decided before.
 */
function createStyled() {
  const { createElement, forwardRef } = require('react') as typeof import('react')
  const isValidOnTag = require('@emotion/is-prop-valid').default as Forwards
  const usually = (tag: ElementType): Forwards =>
    typeof tag === 'string' && /^[a-z]/.test(tag) ? isValidOnTag : prop => prop !== 'theme'

  return (tag: ElementType & Made, { target, shouldForwardProp }: Options = {}) => {
    const isMade = tag.__emotion_real === tag
    const base = isMade ? (tag.__emotion_base ?? tag) : tag
    const own = both(isMade ? tag.__emotion_forwardProp : undefined, shouldForwardProp)
    const usual = own ?? usually(base)
    const takesAs = !usual('as')
    return () => {
      const Unstyled = forwardRef((props: Props, ref: Ref<unknown>): ReactElement => {
        const final = takesAs && props.as ? (props.as as ElementType) : base
        const forwards = takesAs && own === undefined ? usually(final) : usual
        const forwarded: Record<string, unknown> = {}
        for (const name in props) {
          if (!(takesAs && name === 'as') && forwards(name)) forwarded[name] = props[name]
        }
        forwarded.className = joined(props.className, target)
        if (ref) forwarded.ref = ref
        return createElement(final, forwarded)
      })
      return Object.assign(Unstyled, {
        __emotion_real: Unstyled,
        __emotion_base: base,
        __emotion_forwardProp: own,
        toString: () => `.${target ?? 'unstyled'}`,
      })
    }
  }
}

/** Has every component that is made from now on unstyled. */
export function leaveStylesOut(): void {
  require('@emotion/styled').default = createStyled()
}
