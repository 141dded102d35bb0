export { useServerList, type ServerList, type ServerListOptions } from './useServerList.ts';
