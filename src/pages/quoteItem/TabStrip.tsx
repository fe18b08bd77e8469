import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link } from 'react-router-dom'
import type { QuoteItem } from '#contract/quote'
import type { SectionKey, TabKey } from '#domain/quoteItem'
import { useItemRules } from './draft/rules/useItemRules.ts'
import { useItemDraft } from './draft/useItemDraft.ts'
import { TabLabel } from './TabLabel.tsx'
import { type ItemTab, itemPath } from './tabs.ts'

interface TabStripProps {
  readonly item: QuoteItem
  readonly tabs: readonly ItemTab[]
  readonly open: ItemTab
}

/** The tabs, each with its marks as the draft stands. */
export function TabStrip({ item, tabs, open }: TabStripProps) {
  return (
    <Tabs
      value={open.key}
      variant="scrollable"
      scrollButtons="auto"
      aria-label="Tabs of the item"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map(({ key, label, sections: [section] }) => (
        <Tab
          key={key}
          value={key}
          id={`tab-${key}`}
          aria-controls="item-tab"
          component={Link}
          to={itemPath(item.id, key)}
          label={<MarkedLabel tab={key} label={label} section={section} />}
        />
      ))}
    </Tabs>
  )
}

interface MarkedLabelProps {
  readonly tab: TabKey
  readonly label: string
  /** The section that the tab edits, if it edits one. */
  readonly section: SectionKey | undefined
}

/** Copy Changes edits nothing, so that it is always valid. Rule tab-flags (001 §4, decision C22). */
function MarkedLabel({ tab, label, section }: MarkedLabelProps) {
  const { dirty } = useItemDraft()
  const valid = useItemRules(({ findings }) =>
    findings.every(finding => finding.tab !== tab || finding.severity !== 'error'),
  )
  return (
    <TabLabel
      label={label}
      dirty={section !== undefined && dirty(section)}
      valid={valid}
      marked={section !== undefined || tab === 'copychanges'}
    />
  )
}
