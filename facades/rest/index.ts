import type { Router } from 'express';
import type { FacadeDeps } from '../core/deps.ts';
import { addPages } from './pages.ts';
import { createRestRouter, type RestSurface } from './router.ts';

/** A REST surface with its documents. Mount `v1` and `v2` at their prefixes, `files` at the root. */
export const createRest = (surface: RestSurface, deps: FacadeDeps): Router =>
  createRestRouter(surface, deps, surface === 'files' ? undefined : (router) => addPages(router, deps.schema, surface));
