export { type EntityRecord, listRecords, pageRecords } from './contract'
export { getClassTree, getConfigList } from './contract-dictionary'
export { deleteRecord } from './contract-writes'
export { createSourceLoader } from './sources'
