// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { stylesOf } from '../../../src/lastSeen/picture/stylesOf.ts'

describe('the styles of a picture', () => {
  it('are the rules that the application wrote, those of the frame for its host, and no fonts', () => {
    const sheet = (tag: string, ...rules: string[]) => ({
      ...{ ownerNode: document.createElement(tag), cssRules: rules.map(cssText => ({ cssText })) },
    })
    const page = {
      styleSheets: [
        sheet(
          'style',
          '@font-face { src: url("/a.woff2"); }',
          'body { margin: 0px; }',
          '.body { color: red; }',
        ),
        sheet('link', '.b { color: blue; }'),
      ],
    }
    expect(stylesOf(page as unknown as Document)).toBe(':host { margin: 0px; }\n.body { color: red; }')
  })
})
