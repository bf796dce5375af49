import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { GRADE_TERMS } from '../record/configs'

/** The highest grade so much experience is enough for. */
export const gradeOf = (experience: number): number =>
  GRADE_TERMS.reduce((grade, terms, at) => (experience >= terms.experience ? at + 1 : grade), 1)

/** Purchases and tasks bring experience, and with it grades; nobody loses a higher one that was bought. */
export async function grow(trx: Kysely<Database>, userId: string, gained: number): Promise<void> {
  if (gained <= 0) return
  const { experience, gradeId } = await trx
    .updateTable('users')
    .set((eb) => ({ experience: eb('experience', '+', gained) }))
    .where('id', '=', userId)
    .returning(['experience', 'gradeId'])
    .executeTakeFirstOrThrow()
  const reached = gradeOf(experience)
  if (reached <= gradeId) return
  await trx.updateTable('users').set({ gradeId: reached }).where('id', '=', userId).execute()
}
