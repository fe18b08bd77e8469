import { act, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { FormProvider, useController, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import type { QuoteItem } from '#contract/quote'
import { emptySections, type ItemSections, sectionKeys } from '#domain/quoteItem'
import { createDraft, type Draft, type Follow } from '../../../src/pages/quoteItem/draft/createDraft.ts'
import { DraftContext, useDraftPart } from '../../../src/pages/quoteItem/draft/useItemDraft.ts'

const item = {
  id: 7,
  ...emptySections,
  versions: Object.fromEntries(sectionKeys.map(key => [key, 1])),
} as unknown as QuoteItem

/** The width follows the length. */
const follow: Follow = (before, after) => {
  const { length } = after.product
  return length === before.product.length ? null : { ...after, product: { ...after.product, width: length } }
}

/** Fields of a tab that appears when the draft is there already, as tabs do. */
function mountFields() {
  let draft: Draft | undefined
  let type: (value: number) => void = () => undefined
  let open: () => void = () => undefined
  function Length() {
    type = useController<ItemSections>({ name: 'product.length' }).field.onChange
    return null
  }
  function Width() {
    const { field } = useController<ItemSections>({ name: 'product.width' })
    return <output aria-label="Width">{String(field.value)}</output>
  }
  function Size() {
    const size = useDraftPart(({ product }) => `${product.length} × ${product.width}`)
    return <output aria-label="Size">{size}</output>
  }
  function Draws() {
    const form = useForm<ItemSections>({ defaultValues: structuredClone(emptySections) })
    const [own] = useState(() => createDraft(form, item))
    const [isOpen, setOpen] = useState(false)
    useEffect(() => own.listen(follow), [own])
    draft = own
    open = () => setOpen(true)
    if (!isOpen) return null
    return (
      <DraftContext value={own}>
        <FormProvider {...form}>
          <Length />
          <Width />
          <Size />
        </FormProvider>
      </DraftContext>
    )
  }
  render(<Draws />)
  act(() => open())
  return {
    change: (length: number) => draft?.change('product', { length }),
    type: (value: number) => type(value),
  }
}

test.each(['change', 'type'] as const)('a field shows what followed from a %s of another', how => {
  const fields = mountFields()
  act(() => {
    fields[how](400)
  })
  expect(screen.getByLabelText('Width')).toHaveTextContent('400')
  expect(screen.getByLabelText('Size')).toHaveTextContent('400 × 400')
})
