// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { pictureKeys } from '../../../src/lastSeen/picture/picture.ts'
import { takePicture } from '../../../src/lastSeen/picture/takePicture.ts'

afterEach(() => {
  document.body.innerHTML = ''
  window.localStorage.clear()
})

it('the picture that is kept ends at the lower edge of the window, where nothing of it could be seen', () => {
  // The script names the build; it is not there to be loaded.
  const { happyDOM } = window as unknown as { happyDOM: { settings: object } }
  Object.assign(happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true })
  document.body.innerHTML = `<script type="module" src="/assets/one.js"></script><div id="root"><p data-as-of="" hidden="">As of</p><table><tbody>
    <tr data-row="1"><td>in sight</td></tr><tr data-row="2"><td>below</td></tr></tbody></table></div>`
  const [row, below] = [...document.querySelectorAll('tr')]
  const at = (top: number) => () => ({ top }) as DOMRect
  Object.assign(row ?? {}, { getBoundingClientRect: at(window.innerHeight - 1) })
  Object.assign(below ?? {}, { getBoundingClientRect: at(window.innerHeight) })
  const root = document.getElementById('root')
  if (root !== null) takePicture(root, { subject: 'designer', storedAs: 'oidc.user' }, '/')
  const kept = window.localStorage.getItem(pictureKeys.last) ?? window.localStorage.getItem(pictureKeys.home)
  expect(kept).toContain('in sight')
  expect(kept).not.toContain('below')
})
