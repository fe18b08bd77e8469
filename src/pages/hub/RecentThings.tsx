import Typography from '@mui/material/Typography'
import { quote } from '#contract/quote'
import { useMay } from '../../authProvider/useRights.ts'
import { Panel } from '../../components/panel/Panel.tsx'
import { useRecent } from '../../layout/palette/recent.ts'
import { LinkList } from './LinkList.tsx'

const shown = 8

/** Quotes and items the person opened last; for those who may see quotes. */
export function RecentThings() {
  return useMay(quote.get.right) ? <Things /> : null
}

function Things() {
  const { recent } = useRecent()
  return (
    <Panel title="Recent quotes and items">
      {recent.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Quotes and items you open are kept here, the last one first.
        </Typography>
      ) : (
        <LinkList
          label="Recent quotes and items"
          rows={recent.slice(0, shown).map(({ to, label, about }) => ({ id: to, to, label, about, end: '' }))}
        />
      )}
    </Panel>
  )
}
