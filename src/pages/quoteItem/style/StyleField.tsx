import { useCallback } from 'react'
import { styleOf } from '#domain/boxGeometry'
import { StylePicker } from '../../../components/stylePicker/StylePicker.tsx'
import { useEngineMasters } from '../../../dataProvider/useEngineMasters.ts'
import { useDraftPart, useItemDraft } from '../draft/useItemDraft.ts'
import { placedField } from '../fields/fieldPath.ts'
import { useFieldAccess } from '../fields/useFieldAccess.ts'
import { picturedStyles } from './pictured.ts'

const carton = placedField('product.styleCarton')
const variant = placedField('product.styleVariant')

/** The style by its picture: one press sets carton style and variant, and FEFCO code, VSL code and flaps follow. */
export function StyleField() {
  const { change } = useItemDraft()
  const ownStyles = useEngineMasters().data?.ownStyles
  const code = useDraftPart(({ product }) => product.styleVariant || product.fefCoVariantCode)
  const isReadOnly = [useFieldAccess(carton), useFieldAccess(variant)].some(({ readOnly }) => readOnly)
  const choose = useCallback(
    (code: string) =>
      change('product', { styleCarton: styleOf(code, ownStyles)?.family ?? '', styleVariant: code }),
    [change, ownStyles],
  )
  if (isReadOnly) return null
  return <StylePicker value={code} offered={picturedStyles} own={ownStyles} onChoose={choose} />
}
