// @vitest-environment jsdom
// The sanitiser works on a complete DOM only; happy-dom's lets scripts through.
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Message } from '../../../src/layout/confirm/Message.tsx'

test("confirm-dialog-behaviour: a dialog's HTML is shown without what could run or send", async () => {
  const { container } = render(
    <Message
      text={
        'Item <b>2</b> &amp; more<img src="x" onerror="window.hacked = 1"><script>window.hacked = 1</script>' +
        '<a href="javascript:window.hacked = 1">link</a><form action="/"><input name="q"></form><style>b{}</style>'
      }
    />,
  )
  expect((await screen.findByText('2')).tagName).toBe('B')
  expect(container).toHaveTextContent('Item 2 & more')
  for (const unwanted of ['script', '[onerror]', '[href^="javascript"]', 'form', 'input', 'style']) {
    expect(container.querySelector(unwanted)).toBeNull()
  }
})

test('a plain sentence is shown as it is', () => {
  const { container } = render(<Message text="Delete item 2?" />)
  expect(container).toHaveTextContent('Delete item 2?')
})
