import { z } from 'zod'
import type { Right } from '#domain/access'
import type { Endpoint } from '../endpoint.ts'
import { listQuery, searchText, storedNumber } from '../listQuery.ts'
import { listState } from './fields.ts'
import { workflowRight } from './rights.ts'

const base = '/workflow/WorkflowBuilder'

/** The list of one kind of what the builder keeps. */
export const listOf = <const Kind extends string, Row extends z.ZodObject>(
  kind: Kind,
  row: Row,
  summary: string,
  right: Right = workflowRight,
) =>
  ({
    method: 'GET',
    path: `${base}/${kind}`,
    summary,
    right,
    query: listQuery(
      z.object({
        q: searchText.optional(),
        state: listState.optional(),
        templateId: storedNumber.optional(),
        templateName: z.string().max(80).optional(),
        stepCode: z.string().max(40).optional(),
        actionCode: z.string().max(40).optional(),
        status: z.string().max(20).optional(),
      }),
    ),
    response: z.array(row),
    list: true,
  }) as const satisfies Endpoint

/** The save of one row of a kind. */
export const saveOf = <const Kind extends string, Row extends z.ZodObject, Save extends z.ZodObject>(
  kind: Kind,
  row: Row,
  save: Save,
  summary: string,
) =>
  ({
    method: 'POST',
    path: `${base}/${kind}`,
    summary,
    right: workflowRight,
    body: save,
    response: row,
    problems: ['not-found', 'stale', 'already-exists', 'rule-failed'],
  }) as const satisfies Endpoint

/** The delete of one row of a kind. */
export const deleteOf = <const Kind extends string, Id extends z.ZodType>(
  kind: Kind,
  key: Id,
  summary: string,
) =>
  ({
    method: 'DELETE',
    path: `${base}/${kind}/{id}`,
    summary,
    right: workflowRight,
    params: z.object({ id: key }),
    /** The template it was deleted from, when it was part of one: a published one gets a draft. */
    response: z.object({ id: z.union([z.string(), z.int()]), templateId: z.int().nullable() }),
    problems: ['not-found', 'in-use', 'rule-failed'],
  }) as const satisfies Endpoint

/** The key of what is told by its code. */
export const codeId = z.string().max(40)
