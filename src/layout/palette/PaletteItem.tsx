import { Command } from 'cmdk'

interface PaletteItemProps {
  readonly value: string
  readonly label: string
  /** Beside the label, quieter. */
  readonly about: string
  readonly onSelect: () => void
}

/** An entry of the palette. */
export function PaletteItem({ value, label, about, onSelect }: PaletteItemProps) {
  return (
    <Command.Item value={value} onSelect={onSelect}>
      <strong>{label}</strong>
      <span>{about}</span>
    </Command.Item>
  )
}
