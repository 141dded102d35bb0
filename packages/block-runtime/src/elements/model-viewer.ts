import '../modelViewerSettings.ts';
import '@google/model-viewer';
