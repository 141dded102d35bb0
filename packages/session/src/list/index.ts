export { useServerList, usualQuery, type ServerList, type ServerListOptions } from './useServerList.ts';
