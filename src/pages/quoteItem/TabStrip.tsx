import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link } from 'react-router-dom'
import type { QuoteItem } from '#contract/quote'
import type { TabKey } from '#domain/validation'
import { SaveButtons } from '../../components/editing/SaveButtons.tsx'
import type { OpenSection } from './openSection.ts'
import { TabLabel } from './TabLabel.tsx'
import { type ItemTab, itemPath } from './tabs.ts'

interface TabStripProps {
  readonly item: QuoteItem
  readonly tabs: readonly ItemTab[]
  readonly open: TabKey
  readonly section: OpenSection | null
}

/** The tabs with their marks, and Save for the section that the open one edits. */
export function TabStrip({ item, tabs, open, section }: TabStripProps) {
  const errorsOf = (key: TabKey) =>
    item.findings.filter(finding => finding.tab === key && finding.severity === 'error').length
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Tabs
        value={open}
        variant="scrollable"
        scrollButtons="auto"
        aria-label="Tabs of the item"
        sx={{ flexGrow: 1, minWidth: 0 }}
      >
        {tabs.map(({ key, label, section: edited }) => (
          <Tab
            key={key}
            value={key}
            id={`tab-${key}`}
            aria-controls="item-tab"
            component={Link}
            to={itemPath(item.id, key)}
            label={
              <TabLabel
                label={label}
                dirty={key === open && section?.dirty === true}
                valid={
                  key === open && section !== null ? section.valid : edited === null || errorsOf(key) === 0
                }
                marked={edited !== null}
              />
            }
          />
        ))}
      </Tabs>
      {section?.canSave ? (
        <SaveButtons
          dirty={section.dirty}
          saving={section.saving}
          onSave={() => void section.save()}
          onDiscard={section.discard}
        />
      ) : null}
    </Box>
  )
}
