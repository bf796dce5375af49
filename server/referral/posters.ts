import { posterId } from '../pictures/poster'
import type { Template } from './templates'

interface Inviter {
  readonly language: 'en' | 'zh'
  /** Of the drawn avatar, or anything that one can be drawn from. */
  readonly avatarId: string
  readonly name: string
  readonly content: string
  /** What the house is called. */
  readonly house: string
}

/** Path of the poster of a template with the inviter on it. */
export function posterPath({ scene, name }: Template, inviter: Inviter): string {
  const headline = inviter.language === 'zh' ? name['zh-Hans'] : name.en
  return `/pictures/poster/${posterId({ ...inviter, template: scene, headline })}.svg`
}
