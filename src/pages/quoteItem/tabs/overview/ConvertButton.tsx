import Button from '@mui/material/Button'
import { useItemRules } from '../../draft/rules/useItemRules.ts'
import { useItem } from '../../draft/useItemDraft.ts'
import { useConvertToResizable } from '../../header/useConvertToResizable.ts'

const sides = ['length', 'width', 'depth'] as const

/** What a size that is not the source's asks for, where that is said. */
export function ConvertButton() {
  const item = useItem()
  const { refusal, convert } = useConvertToResizable(item)
  const isAsked = useItemRules(({ byName }) =>
    sides.some(side => byName[`product.${side}`]?.code === 'not-resizable'),
  )
  return isAsked && refusal === '' ? (
    <Button size="small" onClick={convert} sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}>
      Convert to Resizable
    </Button>
  ) : null
}
