import { useRef, useState } from 'react'
import { workflowBuilder } from '#contract/workflow-builder'
import { text } from '#domain/messages'
import type { TemplateEdits } from './useTemplateEdits.ts'

/** Items of one call: so few that the bar moves and that a stop is soon heard. */
const portion = 250

export interface Migration {
  /** Items looked at so far; null: not begun. */
  readonly done: number | null
  /** True when none is left to move. */
  readonly run: (leaveStuck: boolean) => Promise<boolean>
  /** Stops after the portion that is on its way; what has moved has moved. */
  readonly stop: () => void
}

/** Moves the open items of other versions to a template, portion after portion. */
export function useMigration(templateId: number, edits: TemplateEdits): Migration {
  const [done, setDone] = useState<number | null>(null)
  const isStopped = useRef(false)

  const run = async (leaveStuck: boolean): Promise<boolean> => {
    let [migrated, looked, after, isOver] = [0, 0, 0, false]
    isStopped.current = false
    setDone(0)
    const stored = await edits.edit(
      async calls => {
        do {
          const answer = await calls.call(workflowBuilder.migrate, {
            params: { id: templateId },
            body: { leaveStuck, after, most: portion },
          })
          migrated += answer.migrated
          looked += answer.migrated + answer.left
          isOver = answer.after === null
          after = answer.after ?? after
          setDone(looked)
        } while (!isOver && !isStopped.current)
        return { templateId }
      },
      () => text('workflowItemsMigrated', { count: String(migrated) }),
      text('workflowItemsMigrateError'),
    )
    setDone(null)
    return stored && isOver
  }

  return {
    done,
    run,
    stop: () => {
      isStopped.current = true
    },
  }
}
