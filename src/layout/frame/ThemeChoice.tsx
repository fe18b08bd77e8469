import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useStore, useStoreContext } from 'react-admin'

const choices = [
  { value: 'light', label: 'Light', Icon: LightModeOutlined },
  { value: 'dark', label: 'Dark', Icon: DarkModeOutlined },
  { value: 'system', label: 'System', Icon: SettingsBrightnessOutlined },
] as const

/** Light, dark, or as the system is: then react-admin's theme setting is not set. */
export function ThemeChoice() {
  const [theme, setTheme] = useStore<string | undefined>('theme')
  const store = useStoreContext()

  const choose = (choice: string | null) => {
    if (choice === 'system') store.removeItem('theme')
    else if (choice !== null) setTheme(choice)
  }

  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label="Theme"
      value={theme ?? 'system'}
      onChange={(_, choice: string | null) => choose(choice)}
    >
      {choices.map(({ value, label, Icon }) => (
        <ToggleButton key={value} value={value} sx={{ gap: 0.5, py: 0.25 }}>
          <Icon sx={{ fontSize: 16 }} />
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
