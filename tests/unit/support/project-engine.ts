import { openProjectEngine } from '../../../bench/relevance';
import { PROJECT } from './fixture-site';
import { getProjectRecords } from './project-site';

/** The engine with this project's content. Opened when it is imported: the tests' limits in time are for answers. */
export const projectEngine = await openProjectEngine(PROJECT, getProjectRecords());
