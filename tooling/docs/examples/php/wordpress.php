<?php
/**
 * Plugin Name: Vitrina
 * Description: Shows brands' content below the summary of WooCommerce products, by their GTIN (or SKU).
 *
 * For WordPress: put vitrina.php and this file into wp-content/plugins/vitrina/, and define VITRINA_STREAM and
 * VITRINA_RETAILER in wp-config.php.
 */
require_once __DIR__ . '/vitrina.php';

add_action('woocommerce_after_single_product_summary', function (): void {
    $product = wc_get_product(get_the_ID());
    if (!$product) {
        return;
    }
    $gtin = method_exists($product, 'get_global_unique_id') ? $product->get_global_unique_id() : '';
    // HTML of the stream is made from an allow-list; escaping it would show its source.
    echo vitrina_content(VITRINA_STREAM, [
        'retailer' => VITRINA_RETAILER,
        'ean' => $gtin !== '' ? $gtin : $product->get_sku(),
        'locale' => substr(get_locale(), 0, 2),
    ]);
}, 5);
