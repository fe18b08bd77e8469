import { strictDay } from '#domain/days'

/** dayjs compares what it read with what was typed: each way to leave out a nought is a format of its own. */
const accepted = ['DD-MM-YYYY', 'D-MM-YYYY', 'DD-M-YYYY', 'D-M-YYYY']

/**
 * The day as `YYYY-MM-DD` of a due date typed as DD-MM-YYYY, D-MM-YYYY, DD-M-YYYY or D-M-YYYY, and of nothing
 * else; null when it is not one of these or no day of the calendar. Source: 000 §5.
 */
export const parseDueDate = (typed: string): string | null => strictDay(typed, accepted)
