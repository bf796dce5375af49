import type { ViewStorage, ViewStorageOptions } from '../../shared/storage'
import { rawStorage } from '../storage'
import { BoundedViews } from './bounded'

/** View definitions in the host's storage, which answers at once. */
export const openViewStorage = ({ onRefused }: ViewStorageOptions): ViewStorage =>
  new BoundedViews({ raw: rawStorage, onRefused })
