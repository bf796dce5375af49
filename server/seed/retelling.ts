import {
  InsertQueryNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PrimitiveValueListNode,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  type ValueNode,
} from 'kysely'
import { isObject, parseJson } from '../../src/shared/json'

/** What a demonstration says where the first one says something else. */
export interface Words {
  /** Texts in both languages, by the Chinese one, else by the English one: the same word is not always the same. */
  readonly texts: Readonly<Record<string, readonly [en: string, zh: string]>>
  /** Texts that somebody typed in one language. */
  readonly typed: Readonly<Record<string, string>>
  /** Pictures without `/pictures/` and `.svg`, films without `/` and `.mp4`. */
  readonly pictures: Readonly<Record<string, string>>
}

const PICTURE = /(?<=\/pictures\/)[a-z]+\/[a-z0-9.-]+(?=\.svg)|(?<=\/)films\/[a-z-]+(?=\.mp4)/g

const withPictures = (text: string, { pictures }: Words) =>
  text.replace(PICTURE, (id) => pictures[id] ?? id)

/** A value with other words and pictures, however deep they lie. */
export function retold<T>(value: T, words: Words): T {
  return anyRetold(value, words) as T
}

function anyRetold(value: unknown, words: Words): unknown {
  if (typeof value === 'string') return withPictures(words.typed[value] ?? value, words)
  if (Array.isArray(value)) return value.map((each) => retold(each, words))
  if (!isObject(value)) return value
  const other = words.texts[String(value['zh-Hans'])] ?? words.texts[String(value.en)]
  if (other) return { en: other[0], 'zh-Hans': other[1] }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, retold(each, words)]))
}

function retoldColumn(value: unknown, words: Words): unknown {
  if (typeof value !== 'string') return value
  const packed = /^[[{]/.test(value) ? parseJson(value) : undefined
  return packed === undefined ? retold(value, words) : JSON.stringify(retold(packed, words))
}

class Retold extends OperationNodeTransformer {
  constructor(private readonly words: Words) {
    super()
  }

  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: retoldColumn(node.value, this.words) }
  }

  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
  ): PrimitiveValueListNode {
    return { ...node, values: node.values.map((value) => retoldColumn(value, this.words)) }
  }
}

/** Has whatever a seed inserts say it in other words, so that no section has to know whose words they are. */
export class Retelling implements KyselyPlugin {
  readonly #retold: Retold

  constructor(words: Words) {
    this.#retold = new Retold(words)
  }

  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    return InsertQueryNode.is(node) ? this.#retold.transformNode(node) : node
  }

  async transformResult({ result }: { result: QueryResult<UnknownRow> }) {
    return result
  }
}
